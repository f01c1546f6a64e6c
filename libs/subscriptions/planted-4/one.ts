import '@pilotlight/projections/projections';

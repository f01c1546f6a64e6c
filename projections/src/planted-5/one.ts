import '@pilotlight/backend/backend';

import '@pilotlight/event-store/event-store';

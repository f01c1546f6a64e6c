process.env.E2E_EVENT_STORE = 'kurrentdb';

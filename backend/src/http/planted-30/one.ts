import '@googleapis/calendar';

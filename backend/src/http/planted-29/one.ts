import 'ical-generator';

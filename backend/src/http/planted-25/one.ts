import 'twilio';

import 'kafkajs';

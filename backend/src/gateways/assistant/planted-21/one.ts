import 'openai';

import 'prom-client';

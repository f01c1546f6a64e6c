import 'pg-boss';

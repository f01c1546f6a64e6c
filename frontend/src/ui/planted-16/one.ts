import '../../api/api';

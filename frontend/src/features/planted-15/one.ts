import '../admin-login/admin-login.routes';

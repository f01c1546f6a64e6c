import 'sharp';

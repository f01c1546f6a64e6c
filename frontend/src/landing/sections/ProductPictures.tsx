export const ProductPictures = () => null;

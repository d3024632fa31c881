export { FavoriteButton } from './favorite-button';
export { FavoritesPage, type ReadCost } from './favorites-page';

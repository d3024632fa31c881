export { FavoriteButton } from './favorite-button';
export { FavoritesPage } from './favorites-page';

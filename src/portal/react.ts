export { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

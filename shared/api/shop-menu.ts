import { ShopMenu } from '../model/shop-menu.ts';
import { ask } from './client.ts';

/** `GET /rest/search/shopnav`: the menu of the shop as a tree */
export const fetchShopMenu = (signal?: AbortSignal) =>
  ask({
    path: '/rest/search/shopnav',
    schema: ShopMenu,
    signal,
  });

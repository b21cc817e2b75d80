import { ShopMenu } from '../model/shop-menu.ts';
import { request } from './client.ts';

/** `GET /rest/search/shopnav`: the shop's menu tree */
export const fetchShopMenu = (signal?: AbortSignal) =>
  request({
    method: 'GET',
    path: '/rest/search/shopnav',
    schema: ShopMenu,
    signal,
    isPublic: true,
  });

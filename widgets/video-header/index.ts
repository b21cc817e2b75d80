import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { playFilm } from './play-film.ts';
import styles from './video-header.css?inline';

/** A film at the head of a page, as wide as its place and as high as it is. @see site.md section 2.17 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance: ({ host, signal }) => playFilm(host, signal),
});

import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { playFilm } from './play-film.ts';
import styles from './video-header.css?inline';

/** A full-width video at the top of a page. @see site.md section 2.17 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance: ({ host, signal }) => playFilm(host, signal),
});

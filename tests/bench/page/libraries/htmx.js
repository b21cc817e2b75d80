// The form of each heart has all settings as attributes: hx-post, hx-target, hx-swap.
import 'htmx.org';

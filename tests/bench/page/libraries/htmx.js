// The attributes of a heart's form contain everything else: hx-post, hx-target, hx-swap.
import 'htmx.org';

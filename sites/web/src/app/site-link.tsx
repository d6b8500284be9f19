import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { createLink } from '@tanstack/react-router';

/** A link to a route of the site: `to`, `search` and `hash` are checked against the route table. */
export const SiteLink = createLink(Link);

/** The same as a button. */
export const SiteButton = createLink(Button);

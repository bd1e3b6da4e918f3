/** What islands get as props, on its way from the build to a browser that hydrates them without their page. */

import { propsLink } from "./early";

/** Of one page, by the islands' names. */
export type IslandProps = Record<string, object>;

let rendered: IslandProps = {};

/** While the HTML of a page is rendered. */
export function noteProps(name: string, props: object): void {
  rendered[name] = props;
}

/** Of the page that was rendered last, once. */
export function takeProps(): IslandProps {
  const props = rendered;
  rendered = {};
  return props;
}

/** Fetches those of the page that the browser loaded. @throws {Error} when they cannot be had */
export async function fetchProps(): Promise<IslandProps> {
  const { href } = document.getElementById(propsLink) as HTMLLinkElement;
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return (await answer.json()) as IslandProps;
}

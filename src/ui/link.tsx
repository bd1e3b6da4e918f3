import type { ComponentProps } from "react";
import { externalAttributes, linkKind } from "../lib/link-kind";

type LinkProps = { to: string } & Omit<ComponentProps<"a">, "href" | "ref">;

/**
 * A link to anywhere: other sites open in a new tab (`target="_self"` keeps this one). A plain link, as in the server's HTML:
 * `runtime/links.ts` lets all links to pages change the page without loading it anew, where Gatsby runs.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...(linkKind(to) === "external" && externalAttributes)} {...rest}>
      {children}
    </a>
  );
}

import type { ComponentProps } from "react";
import { externalAttributes, linkKind } from "../lib/link-kind";

type LinkProps = { to: string } & Omit<ComponentProps<"a">, "href" | "ref">;

/**
 * A plain link; other sites open in a new tab, unless `target="_self"`. Where Gatsby runs, `runtime/links.ts` follows
 * links to pages without reloading the document.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...(linkKind(to) === "external" && externalAttributes)} {...rest}>
      {children}
    </a>
  );
}

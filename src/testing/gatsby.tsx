/** Stands in for the `gatsby` module in unit tests, where no build has made its data. */
import type { ComponentProps } from "react";

/** A plain link to the same address. */
export function Link({
  to,
  children,
  ...rest
}: { to: string } & Omit<ComponentProps<"a">, "href">) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const navigate = jest.fn(() => Promise.resolve());
export const graphql = () => null;
export const useStaticQuery = jest.fn();

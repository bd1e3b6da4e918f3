import styled from "styled-components";
import type { Scheme } from "./color-scheme";
import { schemeSwitch } from "./color-scheme";
import { theme } from "../../theme";
import { IconTarget } from "../../ui/icon-button";
import { Monitor, Moon, Sun } from "../../ui/icons";
import type { Icon } from "../../ui/icons";
import { VisuallyHidden } from "../../ui/visually-hidden";

const schemes: [Scheme, Icon][] = [
  ["system", Monitor],
  ["light", Sun],
  ["dark", Moon],
];

/**
 * A button that steps through the color schemes. CSS chooses its label by the root's attribute, so that it's right before
 * hydration.
 */
export function ThemeSwitch({ copy }: { copy: Queries.NavigationFragment["theme"] }) {
  return (
    <Switch type="button" title={copy.label} {...{ [schemeSwitch]: "" }}>
      {schemes.map(([scheme, SchemeIcon]) => (
        <SchemeIcon key={scheme} size="1.25rem" aria-hidden data-in={scheme} />
      ))}
      <VisuallyHidden aria-live="polite">
        {`${copy.label}: `}
        {schemes.map(([scheme]) => (
          <span key={scheme} data-in={scheme}>
            {copy[scheme]}
          </span>
        ))}
      </VisuallyHidden>
    </Switch>
  );
}

const Switch = styled(IconTarget)`
  color: ${theme.color.muted};

  :root[data-theme] & [data-in="system"],
  :root:not([data-theme="light"]) & [data-in="light"],
  :root:not([data-theme="dark"]) & [data-in="dark"] {
    display: none;
  }

  &:hover {
    color: ${theme.color.ink};
  }
`;

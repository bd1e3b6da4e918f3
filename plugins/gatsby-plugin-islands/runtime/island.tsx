import { createContext, useContext } from "react";
import type { ComponentType, ReactNode } from "react";

const declared = new Map<string, ComponentType<object>>();

/** @throws {Error} when no island has the name */
export function partOf(name: string): ComponentType<object> {
  const found = declared.get(name);
  if (!found) throw new Error(`The island "${name}" is not declared`);
  return found;
}

/** The props of a page's islands in the order of the HTML. Only while a page is rendered to HTML. */
const AllProps = createContext<object[] | undefined>(undefined);

/**
 * A section that stays the server's HTML until it comes near the screen or is pressed, and is a React root of its own then:
 *
 *     export const Footer = island("layout/footer", FooterPart);
 *
 * Its props are plain data, and stand at the end of the HTML as JSON. It sees no context, calls no `useId`, and contains no island.
 * @param name `group/name`: the option `groups` says which module declares the islands of a group
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
): (props: Props) => ReactNode {
  declared.set(name, Part as ComponentType<object>);
  return function Island(props) {
    const all = useContext(AllProps);
    return (
      <div data-island={name} data-props={all && `island-${all.push(props)}`}>
        <Part {...props} />
      </div>
    );
  };
}

/** Renders a page, and after it the props of its islands as JSON, which the browser does not run. */
export function WithProps({ children }: { children: ReactNode }) {
  const all: object[] = [];
  return (
    <AllProps value={all}>
      {children}
      <Data all={all} />
    </AllProps>
  );
}

/** Rendered when all islands before it are. */
const Data = ({ all }: { all: readonly object[] }) =>
  all.map((props, index) => (
    <script
      key={index}
      type="application/json"
      id={`island-${index + 1}`}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
    />
  ));

/** The props of an island in the server's HTML. */
export const propsOf = ({ dataset }: HTMLElement): object =>
  JSON.parse(document.getElementById(dataset.props ?? "")?.textContent ?? "") as object;

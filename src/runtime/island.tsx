import type { ComponentType, ReactNode } from "react";

const declared = new Map<string, ComponentType<object>>();

/** @throws {Error} when no island has the name */
export function partOf(name: string): ComponentType<object> {
  const found = declared.get(name);
  if (!found) throw new Error(`The island "${name}" is not declared`);
  return found;
}

/**
 * A section that stays the server's HTML until it comes near the screen or is touched (`idle.ts`), and is a React root of its own then:
 *
 *     export const Footer = island("layout/footer", FooterPart);
 *
 * Its props are plain data, and stand at the end of the HTML as JSON. It sees no context, calls no `useId`, and contains no island.
 * @param name `group/name`: `run.ts` loads the declarations of a group
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
): (props: Props) => ReactNode {
  declared.set(name, Part as ComponentType<object>);
  return (props) => (
    <>
      <div data-island={name}>
        <Part {...props} />
      </div>
      {typeof window === "undefined" && <Data name={name} props={props} />}
    </>
  );
}

/** The props of an island as JSON, which the browser does not run. */
const Data = ({ name, props }: { name: string; props: object }) => (
  <script
    type="application/json"
    data-props={name}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
  />
);

/** The props of an island in the server's HTML. */
export const propsOf = (name: string): object =>
  JSON.parse(document.querySelector(`[data-props="${name}"]`)?.textContent ?? "") as object;

import { Parser } from "htmlparser2";

/** Elements that run something or hold HTML. */
const active = /^(.*:)?(script|foreignobject|iframe|object|embed|handler|listener)$/i;

/**
 * What an SVG file holds that runs as part of this site when somebody opens it by its address.
 * @returns a tag or an attribute; undefined for a drawing
 */
export function activePart(svg: string): string | undefined {
  // An entity can hide any of these.
  let found = /<!ENTITY/i.exec(svg)?.[0];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (active.test(name)) found ??= `<${name}>`;
        for (const [key, value] of Object.entries(attributes)) {
          const address = value.replace(/[\0- ]/g, "");
          if (/^on/i.test(key) || /^(javascript|data:text)/i.test(address))
            found ??= `${key}="${value}"`;
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}

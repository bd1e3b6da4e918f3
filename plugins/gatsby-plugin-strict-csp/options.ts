import type { GatsbyNode } from "gatsby";
import type { HeaderOptions } from "./headers";

/** A script that every page loads, such as analytics. */
export interface OutsideScript {
  /** Its full URL, or a path on the site's own origin. */
  src: string;
  /** Runs it after the page is parsed. Default: true. */
  defer?: boolean;
  /** `data-` attributes by name: `{ domain: "a.example" }`. */
  data?: Readonly<Record<string, string>>;
  /** Origins that it sends to besides its own. */
  connect?: readonly string[];
}

export interface PolicyOptions {
  /** Sources by directive, in addition to the defaults. */
  directives?: Readonly<Record<string, readonly string[]>>;
  scripts?: readonly OutsideScript[];
}

/** The plugin's options; README.md explains them. */
export interface CspOptions extends PolicyOptions, HeaderOptions {
  /** Path prefixes whose HTML gets no policy: `["/admin/"]`. */
  exclude?: readonly string[];
}

/** Directives that work in a page; `frame-ancestors` and others only work in a header. */
const directives = [
  ...["default-src", "script-src", "style-src", "style-src-attr", "img-src", "font-src"],
  ...["connect-src", "media-src", "frame-src", "child-src", "worker-src", "manifest-src"],
  ...["object-src", "base-uri", "form-action"],
];

/** Keywords without quotes and schemes without a colon, which browsers treat as hosts. */
const bareKeyword =
  /^(self|none|strict-dynamic|report-sample|unsafe-(inline|eval|hashes)|wasm-unsafe-eval|inline-speculation-rules|(nonce|sha\d{3})-.+)$/i;
const bareScheme = /^(https?|wss?|data|blob|filesystem|mediastream)$/i;

export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) => {
  const matching = (pattern: RegExp, rule: string) =>
    Joi.string()
      .pattern(pattern)
      .messages({ "string.pattern.base": `{{#label}} is "{{#value}}", but must be ${rule}` });
  const source = matching(
    /^[^\s;,]+$/,
    "a single source, such as https://api.example or 'self', without spaces, commas or semicolons",
  )
    .pattern(bareKeyword, { invert: true })
    .pattern(bareScheme, { invert: true, name: "scheme" })
    .messages({
      "string.pattern.invert.base": "{{#label}}: write '{{#value}}' with its quotes",
      "string.pattern.invert.name": "{{#label}}: write {{#value}}: with its colon",
    });
  const headers = Joi.object().pattern(
    /^[\w-]+$/,
    matching(/^[^\r\n]+$/, "a header's value, in one line"),
  );
  return Joi.object({
    directives: Joi.object()
      .pattern(Joi.valid(...directives), Joi.array().items(source))
      .keys({ "script-src": Joi.array().items(source.invalid("'unsafe-inline'")) })
      .messages({
        "any.invalid": "{{#label}} allows any script in a page: name the hash of yours instead",
      }),
    scripts: Joi.array().items(
      Joi.object({
        src: matching(
          /^(https?:\/\/[^\s/]+)?\/[^\s/\\]\S*$/,
          "a full URL, such as https://plausible.io/js/script.js, or a path, such as /js/script.js",
        ).required(),
        defer: Joi.boolean(),
        data: Joi.object().pattern(/^(?!data-)[a-z][a-z\d-]*$/, Joi.string()),
        connect: Joi.array().items(source),
      }),
    ),
    exclude: Joi.array().items(matching(/^\//, "a path prefix, such as /admin/")),
    // Paths with at most one *.
    headers: Joi.object().pattern(/^\/[^*\s]*\*?[^*\s]*$/, headers),
    pageHeaders: headers,
  });
};

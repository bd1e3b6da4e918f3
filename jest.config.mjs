// Dates must be the same in every time zone. In this one, UTC days begin on the day before.
process.env.TZ = "Pacific/Honolulu";

/** Unit tests are next to the code they test: `*.test.ts`, `*.test.tsx`, `*.test.mjs`. */
export default {
  // Leaves out copies of the site in .local/.
  roots: ["<rootDir>/src", "<rootDir>/plugins", "<rootDir>/scripts", "<rootDir>/tests"],
  testMatch: ["**/*.test.{ts,tsx,mjs}"],
  testEnvironment: "node",
  transform: {
    "^.+\\.(ts|tsx|mjs)$": [
      "@swc/jest",
      { jsc: { transform: { react: { runtime: "automatic" } }, target: "es2022" } },
    ],
    // ES modules, mostly of the unified family. Jest expects packages to be CommonJS.
    "^.+/node_modules/.+\\.js$": ["@swc/jest", { jsc: { target: "es2022" } }],
  },
  transformIgnorePatterns: [
    // prettier-ignore
    "/node_modules/(?!(hast|mdast|micromark|unist|rehype|remark|unified|vfile|github-slugger|html-void|html-whitespace|property-information|space-sep|comma-sep|stringify-entities|character-entities|decode-named|zwitch|ccount|devlop|web-namespaces|@ungap|bail|trough|is-plain-obj|longest-streak|markdown-table|escape-string-regexp|trim-lines|trim-trailing|bcp-47-match|direction|css-selector-parser|nth-check|boolbase|collapse-white-space|rehype-minify|feed|parse5|entities|any-ascii|parse-|is-(alpha|decimal|hexa)|character-)[^/]*/)",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/fixtures/gatsby.ts",
  },
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  // By default Jest leaves one processor free, which is half of a small machine.
  maxWorkers: "100%",
  // Memory grows with each file, and Jest mistakes the slow exit of a large worker for a leak.
  workerIdleMemoryLimit: "256MB",
  // Tests must pass on a busy machine, too.
  testTimeout: 60_000,
  clearMocks: true,
  restoreMocks: true,
};

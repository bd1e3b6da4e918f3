// Days must be the same in every time zone: here days in UTC begin on the day before.
process.env.TZ = "Pacific/Honolulu";

/** Unit tests are next to what they test: `*.test.ts`, `*.test.tsx`, `*.test.mjs`. */
export default {
  // Not the copies of the site in .local/.
  roots: ["<rootDir>/src", "<rootDir>/plugins", "<rootDir>/scripts", "<rootDir>/tests"],
  testMatch: ["**/*.test.{ts,tsx,mjs}"],
  testEnvironment: "node",
  transform: {
    "^.+\\.(ts|tsx|mjs)$": [
      "@swc/jest",
      { jsc: { transform: { react: { runtime: "automatic" } }, target: "es2022" } },
    ],
    // ES modules of the unified family, which Jest reads as CommonJS.
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
  // Jest leaves one processor free, half of a small machine.
  maxWorkers: "100%",
  // Memory grows with each file. Jest takes a large worker's slow end for a leak, and warns of it.
  workerIdleMemoryLimit: "256MB",
  // A busy machine must not fail the tests.
  testTimeout: 60_000,
  clearMocks: true,
  restoreMocks: true,
};

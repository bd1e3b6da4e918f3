/** Unit tests stand beside what they test: `*.test.ts`, `*.test.tsx`, `*.test.mjs`. */
export default {
  testMatch: ["<rootDir>/{src,scripts,dev}/**/*.test.{ts,tsx,mjs}"],
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
    "/node_modules/(?!(hast-|unist-|rehype-|github-slugger|html-void|property-information|space-sep|comma-sep|stringify-entities|character-entities|zwitch|ccount|devlop|web-namespaces|@ungap))",
  ],
  moduleNameMapper: { "^gatsby$": "<rootDir>/src/testing/gatsby.tsx" },
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup.ts"],
  clearMocks: true,
  restoreMocks: true,
};

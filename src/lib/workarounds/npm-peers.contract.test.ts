/**
 * gatsby 5.16.1, react-helmet 6.1.0: their dependencies require older peers, or an older `sharp`, than
 * ours, but work with ours. Without `overrides` in package.json, `npm ls` and `npm sbom` (docs/security.md) fail. `sharp` 0.32
 * downloads a binary at install, and fails on closed networks.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/package.json
 * Delete each line of `overrides` when its package takes ours.
 */
import fs from "node:fs";
import { fileOf, dependsOn } from "../../../tests/fixtures/contract";

interface Manifest {
  peerDependencies: Record<string, string>;
  dependencies: Record<string, string>;
  overrides: Record<string, unknown>;
}

const { overrides } = JSON.parse(fs.readFileSync("package.json", "utf8")) as Manifest;
const manifestOf = (folder: string) => JSON.parse(fileOf(folder, "package.json")) as Manifest;

/** Whether a dependency of `below` still requires another peer than ours, and is overridden. */
const needs = (below: string, name: string, peer: string, theirs: string) => () =>
  manifestOf(`${below}/node_modules/${name}`).peerDependencies[peer] === theirs &&
  name in overrides;

dependsOn("gatsby", "npm-peers.contract.test.ts", {
  "@gatsbyjs/reach-router for React 18": needs("gatsby", "@gatsbyjs/reach-router", "react", "18.x"),
  "react-server-dom-webpack for an experimental React": needs(
    ...(["gatsby", "react-server-dom-webpack", "react"] as const),
    "0.0.0-experimental-c8b778b7f-20220825",
  ),
  "eslint-config-react-app for typescript-eslint 4": needs(
    ...(["gatsby", "eslint-config-react-app", "@typescript-eslint/parser"] as const),
    "^4.0.0",
  ),
  "gatsby-sharp and gatsby-plugin-manifest for sharp 0.32": () =>
    ["gatsby-sharp", "gatsby-plugin-manifest"].every(
      (name) => manifestOf(name).dependencies.sharp === "^0.32.6",
    ) && "sharp" in overrides,
});
dependsOn("react-helmet", "npm-peers.contract.test.ts", {
  "react-side-effect for React 18": needs(
    ...(["react-helmet", "react-side-effect", "react"] as const),
    "^16.3.0 || ^17.0.0 || ^18.0.0",
  ),
});

import fs from "node:fs";
import { releasePath } from "../../src/lib/slug";

/** The article's address, as the specification writes it out. */
export const articleRoute = "/blog/the-best-ai-project-management-software-in-2025";

const fixed = ["/", "/pricing", "/company", "/changelog", "/blog", "/contact", "/tos"];

const releases = fs
  .readdirSync("content/releases")
  .map((folder) => releasePath(folder.replace(/^v/, "")));

/** Every page of the site. */
export const routes = [...fixed, articleRoute, ...releases];

/** An address that no page has. */
export const unknownRoute = "/no-such-page";

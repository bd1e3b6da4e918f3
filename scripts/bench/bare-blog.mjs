/** The smallest Gatsby blog that shows the same articles: what Gatsby itself costs. */
import fs from "node:fs";
import path from "node:path";

const files = {
  "package.json": `{ "name": "bare-blog", "private": true, "dependencies": { "gatsby": "*" }, "eslintConfig": {} }\n`,
  "gatsby-config.js": `module.exports = {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "articles", path: "content/articles" } },
    "gatsby-transformer-remark",
  ],
};
`,
  "gatsby-node.js": `exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ allMarkdownRemark { nodes { id parent { ... on File { relativeDirectory } } } } }");
  for (const { id, parent } of data.allMarkdownRemark.nodes) {
    const component = require.resolve("./src/templates/post.js");
    actions.createPage({ path: "/" + parent.relativeDirectory, component, context: { id } });
  }
};
`,
  "src/templates/post.js": `import React from "react";
import { graphql } from "gatsby";
export default function Post({ data: { post } }) {
  return (
    <main>
      <h1>{post.frontmatter.title}</h1>
      <img src={post.frontmatter.image.publicURL} alt={post.frontmatter.imageAlt} />
      <div dangerouslySetInnerHTML={{ __html: post.html }} />
    </main>
  );
}
export const query = graphql\`
  query ($id: String!) {
    post: markdownRemark(id: { eq: $id }) {
      html
      frontmatter { title imageAlt image { publicURL } }
    }
  }
\`;
`,
  "src/pages/index.js": `import React from "react";
import { Link, graphql } from "gatsby";
export default function Index({ data }) {
  return (
    <ul>
      {data.posts.nodes.map(({ id, frontmatter, parent }) => (
        <li key={id}>
          <Link to={"/" + parent.relativeDirectory}>{frontmatter.title}</Link>
        </li>
      ))}
    </ul>
  );
}
export const query = graphql\`
  {
    posts: allMarkdownRemark(sort: { frontmatter: { date: DESC } }) {
      nodes { id frontmatter { title } parent { ... on File { relativeDirectory } } }
    }
  }
\`;
`,
};

/**
 * Writes the blog, with the sample articles of a site's content, and nothing that was built before.
 * Pictures are copied, not scaled.
 * @param {string} folder @param {string} content the site's content folder @param {string} modules `node_modules`
 */
export function writeBareBlog(folder, content, modules) {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  fs.symlinkSync(path.resolve(modules), path.join(folder, "node_modules"), "junction");
  fs.cpSync(path.join(content, "articles"), path.join(folder, "content", "articles"), {
    recursive: true,
  });
}

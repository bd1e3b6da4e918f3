import { dependsOn, fileOf } from "../../tests/contract";

dependsOn("gatsby", "gatsby-resolvers.ts", {
  "the replaced resolver in info": () =>
    fileOf("gatsby", "dist/schema/schema.js").includes(
      "originalResolver: originalResolver || context.defaultFieldResolver",
    ),
  "the resolver of File.publicURL, from gatsby-source-filesystem": () =>
    /publicURL: \{[^]*resolve: \(file, fieldArgs, context\)/.test(
      fileOf("gatsby-source-filesystem", "extend-file-node.js"),
    ),
});

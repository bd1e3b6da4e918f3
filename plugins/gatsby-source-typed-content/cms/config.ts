import type { CmsConfig, CollectionFile, EntryCollection, Field, GitBackend } from "@sveltia/cms";
import type { ContentKind, ContentSchema } from "../schema";
import { fieldsOf, fileCollection, labelOf, titleOf } from "./fields";

/**
 * The configuration of the CMS: a collection for each folder of files, and one for all other files.
 * https://sveltiacms.app/en/docs
 * @param backend the repository with the content
 */
export function cmsConfig(backend: GitBackend, folder: string, schema: ContentSchema): CmsConfig {
  const lists = schema.kinds.filter(({ isList }) => isList);
  return {
    load_config_file: false,
    backend,
    app_title: "Content",
    logo: { src: "/icon.svg" },
    media_folder: folder,
    media_libraries: { stock_assets: { providers: [] } },
    // Pages are made of many files, so a preview of one file would mislead.
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    // A save is a draft on a branch of its own, with a pull request.
    publish_mode: "editorial_workflow",
    collections: [
      ...lists.map((kind) => collectionOf(kind, folder, schema)),
      {
        name: fileCollection,
        label: "Files",
        files: schema.kinds
          .filter(({ isList }) => !isList)
          .map((kind) => fileOf(kind, folder, schema)),
      },
    ],
  };
}

/** The collection of files like `notes/<folder>/index.md`, with images beside the text. */
function collectionOf(kind: ContentKind, root: string, schema: ContentSchema): EntryCollection {
  const [folder = "", rest = ""] = kind.path.split("*");
  const [, inFolder = "", extension = ""] = /^(.*)\.(\w+)$/.exec(rest) ?? [];
  const fields = schema.types.get(kind.type);
  return {
    name: kind.name,
    label: labelOf(kind.name),
    label_singular: labelOf(kind.type),
    description: schema.docs.get(kind.type),
    folder: `${root}/${folder.replace(/\/$/, "")}`,
    path: `{{slug}}${inFolder}`,
    slug: kind.newName,
    extension,
    identifier_field: titleOf(fields),
    ...(fields?.has("date") && {
      sortable_fields: {
        fields: ["date", titleOf(fields)],
        default: { field: "date", direction: "descending" },
      },
    }),
    ...shared(kind, schema),
  };
}

function fileOf(kind: ContentKind, folder: string, schema: ContentSchema): CollectionFile {
  return {
    name: kind.name,
    label: labelOf(kind.name),
    file: `${folder}/${kind.path}`,
    ...shared(kind, schema),
  };
}

function shared(kind: ContentKind, schema: ContentSchema) {
  const fields = fieldsOf(schema, kind.type);
  return {
    format: kind.isMarkdown ? "yaml-frontmatter" : "json",
    media_folder: "",
    public_folder: ".",
    fields: kind.isMarkdown ? [...fields, bodyOf(schema.docs.get(kind.type))] : fields,
  };
}

/** Raw Markdown first: the rich editor rewrites existing text in its own style. Texts have no images. */
const bodyOf = (hint: string | undefined): Field => ({
  name: "body",
  label: "Text",
  hint,
  widget: "richtext",
  modes: ["raw", "rich_text"],
  editor_components: ["code-block"],
});

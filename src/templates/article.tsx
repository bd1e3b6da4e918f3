import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ArticleBody } from "../sections/blog/article-body";
import { ArticleHead } from "../sections/blog/article-head";
import { NewerOlder } from "../sections/shared/newer-older";
import { Seo } from "../seo/seo";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, content } = data;
  if (!article) return null;
  const { title, description, path, newer, older } = article;
  return (
    <article>
      <Seo title={title} description={description} path={path} />
      <ArticleHead article={article} minutes={content.blog.minutes} />
      <ArticleBody article={article} words={content.blog} />
      <NewerOlder words={content.blog} listPath="/blog" newer={newer} older={older} />
    </article>
  );
}

export const query = graphql`
  query ArticlePage($id: String!) {
    content {
      blog {
        minutes
        contents
        updates
        updatesText
        newer
        older
        all
      }
    }
    article: blogArticle(id: { eq: $id }) {
      title
      description
      path
      newer {
        title
        path
      }
      older {
        title
        path
      }
      ...ArticleHead
      ...ArticleBody
    }
  }
`;

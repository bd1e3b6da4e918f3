import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { isoDay } from "../lib/format";
import { ArticleHead } from "../sections/blog/article-head";
import { RelatedArticles } from "../sections/blog/related-articles";
import { UpdateList } from "../sections/blog/update-list";
import { NewerOlder } from "../sections/shared/newer-older";
import { TextWithContents } from "../sections/shared/text-with-contents";
import { articleGraph } from "../seo/json-ld/article-graph";
import { Seo } from "../seo/seo";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, content } = data;
  if (!article) return null;
  const { title, shortTitle, description, path, newer, older, related } = article;
  const cover = article.image.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return (
    <article>
      <Seo
        title={shortTitle ?? title}
        card={title}
        description={description}
        path={path}
        article={{
          published: isoDay(article.date),
          modified: isoDay(article.modified),
          author: article.author.linkedin,
          section: article.category,
        }}
        jsonLd={articleGraph({ ...article, cover }, content)}
      />
      <ArticleHead article={article} words={content.blog} />
      <TextWithContents contents={content.blog.contents} text={article.text}>
        <UpdateList words={content.blog} updates={article.updates} />
      </TextWithContents>
      <RelatedArticles heading={content.blog.related} articles={related} />
      <NewerOlder words={content.blog} listPath="/blog" newer={newer} older={older} />
    </article>
  );
}

export const query = graphql`
  query ArticlePage($path: String!) {
    content {
      product {
        ...Maker
      }
      blog {
        ...BlogTitle
        contents
        related
        newer
        older
        all
        ...BylineWords
        ...UpdateListWords
      }
    }
    article: blogArticle(path: { eq: $path }) {
      title
      shortTitle
      newer {
        path
        title
      }
      older {
        path
        title
      }
      related {
        ...RelatedArticle
      }
      text: childMarkdownRemark {
        ...LongText
      }
      ...Posting
      ...ArticleHead
      ...Updates
    }
  }
`;

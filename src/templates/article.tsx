import { graphql, type PageProps } from "gatsby";
import { StartButton } from "../layout/islands";
import { isoDay } from "../lib/format";
import { Article } from "../sections/blog/article";
import { Invitation } from "../sections/shared/invitation";
import { articleGraph } from "../seo/json-ld";
import { Seo } from "../seo/seo";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, content } = data;
  const { blog, navigation, product } = content;
  if (!article) return null;
  const { title, shortTitle, description, path } = article;
  return (
    <>
      <Seo
        site={data.site}
        title={shortTitle ?? title}
        description={description}
        path={path}
        pictured={article}
        article={{
          published: isoDay(article.date),
          modified: isoDay(article.modified),
          author: article.author.linkedin,
          section: article.category,
        }}
        jsonLd={articleGraph(article, product)}
      />
      <Article article={article} copy={blog}>
        <Invitation {...blog.invitation}>
          <StartButton copy={navigation} appUrl={product.appUrl} />
        </Invitation>
      </Article>
    </>
  );
}

export const query = graphql`
  query ArticlePage($path: String!) {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      ...StartButton
      product {
        ...Maker
      }
      blog {
        invitation {
          ...Invitation
        }
        ...BlogCopy
      }
    }
    article: blogArticle(path: { eq: $path }) {
      shortTitle
      ...Posting
      ...Article
    }
  }
`;

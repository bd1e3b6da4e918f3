import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ArticleGrid } from "../sections/blog/article-grid";
import { FeedLinks } from "../sections/shared/feed-links";
import { PageHead } from "../sections/shared/page-head";
import { itemList, pageTrail } from "../seo/json-ld/lists";
import { Seo } from "../seo/seo";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { blog, articles, product, feeds } = data.content;
  return (
    <>
      <Seo
        {...blog.meta}
        path="/blog"
        jsonLd={[
          pageTrail(product, blog.meta, "/blog"),
          itemList(
            product.siteUrl,
            blog.heading,
            articles.map(({ title, path }) => ({ name: title, url: path })),
          ),
        ]}
      />
      <PageHead heading={blog.heading} text={blog.text}>
        <FeedLinks words={feeds} list="/blog" />
      </PageHead>
      <ArticleGrid minutes={blog.minutes} articles={articles} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    content {
      feeds {
        ...FeedWords
      }
      product {
        ...Maker
      }
      blog {
        meta {
          ...Meta
        }
        heading
        text
        minutes
      }
      articles {
        ...ArticleCard
      }
    }
  }
`;

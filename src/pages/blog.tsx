import { graphql, type PageProps } from "gatsby";
import { ArticleCards } from "../sections/blog/article-cards";
import { FeedLink } from "../sections/shared/feed-link";
import { PageHead } from "../sections/shared/page-head";
import { itemList } from "../seo/json-ld";
import { Seo } from "../seo/seo";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { articles, blog, feeds, product } = data.content;
  const items = articles.map(({ title, path }) => ({ name: title, url: path }));
  return (
    <>
      <Seo
        site={data.site}
        {...blog.meta}
        path="/blog"
        jsonLd={[itemList(product.siteUrl, blog.heading, items)]}
      />
      <PageHead heading={blog.heading} text={blog.text}>
        <FeedLink copy={feeds} list="/blog" />
      </PageHead>
      <ArticleCards copy={blog} articles={articles} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      feeds {
        ...FeedCopy
      }
      product {
        siteUrl
      }
      blog {
        meta {
          ...Meta
        }
        heading
        text
        ...BlogCopy
      }
      articles {
        ...ArticleCard
      }
    }
  }
`;

import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ArticleGrid } from "../sections/blog/article-grid";
import { PageHead } from "../sections/shared/page-head";
import { Seo } from "../seo/seo";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { blog, articles } = data.content;
  return (
    <>
      <Seo {...blog.meta} path="/blog" />
      <PageHead heading={blog.heading} text={blog.text} />
      <ArticleGrid minutes={blog.minutes} articles={articles} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    content {
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

import styled from "styled-components";
import { cardSize } from "../../lib/addresses";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { lengthWarnings } from "./length-warnings";

/** A page's metadata. */
export interface SharedPage {
  path: string;
  title: string;
  description: string;
  /** Address of its share card. */
  image: string;
}

/** A page's share card in two sizes, its title and description, and what would be cut off. */
export function CardPreview({ page }: { page: SharedPage }) {
  const { path, title, description, image } = page;
  return (
    <Row as="section" aria-label={path}>
      <img src={image} {...cardSize} alt={`Share card of ${path}`} loading="lazy" />
      <div>
        <img src={image} {...cardSize} alt="" loading="lazy" style={{ width: "300px" }} />
        <p>
          <a href={path}>{path}</a>
        </p>
        <strong>{title}</strong>
        <p>{description}</p>
        {lengthWarnings(page).map((warning) => (
          <Warning key={warning}>{warning}</Warning>
        ))}
      </div>
    </Row>
  );
}

const Row = styled(Container)`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[8]};
  border-top: 1px solid ${theme.color.line};
  ${media.md} {
    grid-template-columns: 3fr 2fr;
  }
`;

const Warning = styled.p`
  font-weight: 600;
  color: ${theme.color.bug};
`;

import styled from "styled-components";
import { theme } from "../theme";
import { Mark } from "../ui/mark";
import { Container } from "../ui/container";
import { Link } from "../ui/link";

type SmallPrintProps = Pick<Queries.FooterFragment, "copyright" | "legal"> & {
  productName: string;
};

/** The last line of every page: copyright and legal links. */
export function SmallPrint({ productName, copyright, legal }: SmallPrintProps) {
  return (
    <Base>
      <Mark size="1.6em" />
      <span>{productName}</span>
      <span>{copyright}</span>
      {legal.map(({ text, to }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </Base>
  );
}

const Base = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  & > svg {
    color: ${theme.color.ink};
  }
  & > :nth-child(2) {
    font-family: ${theme.font.heading};
    font-weight: 700;
    color: ${theme.color.ink};
  }
  & > :nth-child(3) {
    margin-left: auto;
  }
  & > a {
    margin-left: ${theme.space[2]};
    padding-block: ${theme.space[2]};
  }
`;

import styled from "styled-components";
import { theme } from "../../theme";
import { Button } from "../../ui/button";

/** Placeholder until the newsletter integration lands. */
export function NewsletterForm({ words, id }: { words: Queries.NewsletterWordsFragment; id: string }) {
  return (
    <Form method="post" action="/api/users/add">
      <label htmlFor={id}>{words.label}</label>
      <input id={id} name="email" inputMode="email" autoComplete="email" placeholder={words.placeholder} />
      <Button type="submit">{words.button}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[2]};
`;

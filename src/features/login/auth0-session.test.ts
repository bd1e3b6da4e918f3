/** @jest-environment jsdom */
import { useAuth0 } from "@auth0/auth0-react";
import { act } from "@testing-library/react";
import { openAuth0Session, type Auth0Session } from "./auth0-session";

jest.mock("@auth0/auth0-react", () => ({
  Auth0Provider: ({ children }: { children: unknown }) => children,
  useAuth0: jest.fn(),
}));

test.each([
  [{ name: "Mira", picture: "https://a.example/m.png" }, "Mira", "https://a.example/m.png"],
  [{ name: { first: "Mira" }, picture: 7 }, "", ""],
  [{ name: ["Mira"] }, "", ""],
  [{}, "", ""],
])("reads only string claims of %j", async (claims, name, picture) => {
  const auth0 = { isLoading: false, getIdTokenClaims: () => Promise.resolve(claims) };
  jest.mocked(useAuth0).mockReturnValue(auth0 as unknown as ReturnType<typeof useAuth0>);
  let opening: Promise<Auth0Session> | undefined;
  act(() => {
    opening = openAuth0Session({ domain: "a.example", clientId: "c" });
  });
  expect(await (await opening)?.restore()).toEqual({ name, picture });
});

/** A part of a language's messages: `import messages from "#content/messages/en.json?stones"`. */
declare module "*.json?shared" {
  const messages: import("./localized.tsx").SomeMessages;
  export default messages;
}
declare module "*.json?stones" {
  const messages: import("./localized.tsx").SomeMessages;
  export default messages;
}
declare module "*.json?house" {
  const messages: import("./localized.tsx").SomeMessages;
  export default messages;
}
declare module "*.json?rooms" {
  const messages: import("./localized.tsx").SomeMessages;
  export default messages;
}
declare module "*.json?stage" {
  const messages: import("./localized.tsx").SomeMessages;
  export default messages;
}

/** The part of Alpine's API that the benchmark uses, because the package has no types. */
declare module 'alpinejs' {
  interface Magics {
    $root: HTMLElement;
  }
  interface Alpine {
    data<T extends object>(name: string, component: () => T & ThisType<T & Magics>): void;
    start(): void;
  }
  const alpine: Alpine;
  export default alpine;
}

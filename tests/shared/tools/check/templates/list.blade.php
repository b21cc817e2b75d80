@extends('layouts.app')

@section('content')
  {{-- <div data-widget="nonsense"> --}}
  @php($wide = $products->count() > 12)
  <ul @class(['krume-cards', 'is-wide' => $wide])>
    @forelse ($products as $product)
      <li>
        {{ $product->name }} <a href="mailto:laden@krume.example">laden@krume.example</a>
        <div data-widget="heart-toggle" data-produkt-id="{{ $product->id }}" data-active="@json($product->wished)" class="{{ $attributes->get('class') }}">
          @auth
            <form method="post" action="{{ route('wish', ['product' => $product]) }}">
              @csrf
              <button type="submit">@lang('wishlist.add')</button>
            </form>
          @else
            <a href="{{ route('login') }}">{{ __('wishlist.add') }}</a>
          @endauth
        </div>
      </li>
    @empty
      <li>Keine Brote gefunden.</li>
    @endforelse
  </ul>
  <section data-widget="branch-list">
    <script type="application/json" data-widget-props>{!! json_encode($props, JSON_HEX_TAG) !!}</script>
    <x-branches :branches="$branches" />
  </section>
@endsection
